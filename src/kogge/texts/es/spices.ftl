# Spices: villages, what they teach, and sacks. Each part goes on with the file after which it is called.

## words

terrain-spice = especias
    .found = especias
mission-spices = especias
advantage-swift_voyage = «A toda vela»
advantage-pirate_bonus_5 = la «Bonificación contra piratas» del 5
advantage-pirate_bonus_4 = la «Bonificación contra piratas» del 4
advantage-fast_gold = «Comercio de oro»

## choices

act-trade_spice = cambiar una unidad por especias
    .piece = cambiar una unidad del barco { $number } por especias
choice-trade_spice = cambiar una unidad del barco { $ship } por especias en { $hex }
act-deliver_spice = entregar especias
choice-deliver_spice = entregar las especias del barco { $ship }
act-sell_to_village = vender a una aldea
choice-sell_to_village = vender { $resource } a una aldea
act-turn_village = la aldea que se encuentra
choice-turn_village = la aldea enseña { $advantage }

## help

help-trade_spice = Una unidad desembarca en una aldea, para siempre, y en su lugar sube a bordo un saco.
help-deliver_spice = Un barco en un puerto con ancla entrega un saco: un paso en el marcador.
help-sell_to_village = Comercio de oro: una vez por turno, cada aldea de estas compra a su amigo una materia prima a su elección por una de oro.
help-turn_village = El azar dice qué aldea hay en el hexágono de especias descubierto.
thing-spices_card = ir en cabeza en las especias

## sea

village_found = { $subject ->
        [you] diste
        [one] dio
       *[many] dieron
    } con la aldea que enseña { $advantage }
spice_traded = { $subject ->
        [you] dejaste
        [one] dejó
       *[many] dejaron
    } una unidad del barco { $ship } en { $hex } a cambio de un saco de especias
learnt = { $subject ->
        [you] aprendiste
        [one] aprendió
       *[many] aprendieron
    } { $advantage }

## screen

screen-column-spices = es
screen-supply-sack = { $n ->
        [one] { $n } saco
       *[other] { $n } sacos
    }
screen-unseen-villages = aldeas: { $left }
screen-tile-spice = { $n } de especias
screen-lesson-swift_voyage = «A toda vela»
screen-lesson-pirate_bonus_5 = «Bonificación contra piratas» del 5
screen-lesson-pirate_bonus_4 = «Bonificación contra piratas» del 4
screen-lesson-fast_gold = «Comercio de oro»
screen-map-spice = especias
    .brief = esp.
screen-sign-swift_voyage = +1
screen-sign-pirate_bonus_5 = p5
screen-sign-pirate_bonus_4 = p4
screen-sign-fast_gold = 1o
screen-sign-sacks = s

## legend

legend-villages = Las aldeas enseñan «A toda vela» ({ screen-sign-swift_voyage }), la «Bonificación contra piratas» ({ screen-sign-pirate_bonus_4 }, { screen-sign-pirate_bonus_5 }) o el «Comercio de oro» ({ screen-sign-fast_gold }); { screen-sign-sacks }3 son tres sacos y las letras, unidades.

## pictures

picture-step-turn_village = descubrir una aldea
picture-land-spice = { terrain-spice }
picture-village = aldea en el hexágono { $hex }: { $lesson }, { $sacks }
picture-sacks = { $n ->
        [one] { $n } saco
       *[other] { $n } sacos
    }
picture-lesson-swift_voyage = A toda vela
picture-lesson-pirate_bonus_5 = Bonificación contra piratas 5
picture-lesson-pirate_bonus_4 = Bonificación contra piratas 4
picture-lesson-fast_gold = Comercio de oro
picture-supply-sack = { $n ->
        [one] { $n } saco de especias
       *[other] { $n } sacos de especias
    }

## reasons-isles

when-turn_village = cuando un barco descubre un hexágono de especias
first-turn_village = Antes el hexágono de especias tiene que mostrar su aldea.
reason-no_crew_in_village = En la aldea que hay en { $hex } no tienes ninguna unidad.
reason-crew_in_village = Tu unidad está en la aldea que hay en { $hex }, y allí se queda para siempre.
reason-no_village = En { $hex } no hay ninguna aldea.
reason-no_fast_gold = Ninguna aldea te ha enseñado «Comercio de oro».
reason-fast_gold_used = { $n ->
        [one] La aldea que te compra ya ha comprado
       *[other] Las { $n } aldeas que te compran ya han comprado
    } una carta en este turno.
reason-no_such_village = En esta región ya no queda boca abajo ninguna aldea así.

## web-play

play-act-trade_spice = cambiar por especias

## web-isles

isles-villages = Aldeas
isles-no_villages = Todavía no se ha descubierto ninguna aldea.
isles-lesson-swift_voyage = Cada uno de tus barcos tiene 1 punto de movimiento más.
isles-lesson-pirate_bonus_5 = También un 5 ahuyenta al barco pirata.
isles-lesson-pirate_bonus_4 = También un 4 ahuyenta al barco pirata.
isles-lesson-fast_gold = Una vez por turno los aldeanos te compran una carta por 1 de oro.
isles-unlearnt = Todavía nadie lo ha aprendido.
