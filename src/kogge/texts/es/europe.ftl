# What has happened in Merchants of Europe; story.ftl says how to read it.

kontor_placed = { $subject ->
        [you] fundaste
        [one] fundó
       *[many] fundaron
    } un kontor en { $intersection }
    .neutral = Hay un kontor neutral de { $seat } en { $intersection }.
goods_uncovered = { $subject ->
        [you] destapaste
        [one] destapó
       *[many] destaparon
    } una ficha de mercancías más
coast_paid = { $subject ->
        [you] recibiste
        [one] recibió
       *[many] recibieron
    } { $good } por la costa
goods_delivered = { $subject ->
        [you] hiciste tu
        [one] hizo su
       *[many] hicieron su
    } { $points }.ª entrega en { $object ->
        [you] tu kontor
       *[one] el kontor de { $other }
    } en { $intersection }
    .neutral = { $subject ->
        [you] hiciste tu
        [one] hizo su
       *[many] hicieron su
    } { $points }.ª entrega en un kontor neutral en { $intersection }

# Routes
route_laid = { $subject ->
        [you] estableciste
        [one] estableció
       *[many] establecieron
    } una ruta en el camino { $path }
connected = { $subject ->
        [you] uniste
        [one] unió
       *[many] unieron
    } ciudades ({ $shares })
    .share = { $n } de oro para { $whom }

# Merchants and caravans
merchant_hired = { $subject ->
        [you] contrataste
        [one] contrató
       *[many] contrataron
    } al mercader { $merchant } en { $intersection }
merchant_walked = { $subject ->
        [you] llevaste
        [one] llevó
       *[many] llevaron
    } al mercader { $merchant } { $intersection_count ->
        [one] a
       *[other] por
    } { $intersection }{ $price_count ->
        [0] {""}
       *[other] {" "}con { $price }
    }
merchant_left = { $subject ->
        [you] retiraste
        [one] retiró
       *[many] retiraron
    } al mercader { $merchant } de { $intersection }
caravan_formed = { $subject ->
        [you] formaste
        [one] formó
       *[many] formaron
    } la caravana { $caravan } en la ruta { $path }
caravan_drove = { $subject ->
        [you] llevaste
        [one] llevó
       *[many] llevaron
    } la caravana { $caravan } por { $path_count ->
        [one] la ruta
       *[other] las rutas
    } { $path }{ $price_count ->
        [0] {""}
       *[other] {" "}con { $price }
    }{ $tolls_count ->
        [0] {""}
       *[other] {" "}(peaje: { $tolls })
    }
caravan_left = { $subject ->
        [you] retiraste
        [one] retiró
       *[many] retiraron
    } la caravana { $caravan } de la ruta { $path }
toll_paid = { $n } de oro para { $object ->
        [you] ti
       *[one] { $other }
    }
