"""The description of the HTTP interface is true: whatever is made up from it is answered as it says."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.wire.serving import Running

EXAMPLES = 15  # of each operation
POSITIVE, NEGATIVE = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
EVERY = list(HealthCheck)
CHECKS: list[Any] = [  # what a schema can't say, as which options a scenario has, is refused though it is of the schema
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]


def test_requests_made_up_from_the_description_are_answered_as_it_says(server: Running) -> None:
    ana = server.guest()
    ana.new_table(public=True)
    head = {"authorization": f"Bearer {ana.token}"}
    found = schemathesis.openapi.from_url(f"{server.origin}/api/openapi.json").exclude(
        path_regex="/stream$"
    )  # it does not end
    operations = [result.ok() for result in found.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 15
    modes = [(one, mode) for one in operations for mode in (POSITIVE, NEGATIVE) if mode is POSITIVE or one.body]
    for operation, mode in modes:

        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=EVERY)
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            case.call_and_validate(base_url=server.origin, headers=head, checks=CHECKS)

        ask()
    assert server.service.metrics.failed._value.get() == 0
