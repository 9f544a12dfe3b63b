# El vestíbulo de la página: los juegos, las mesas, los asientos y quien entra.

# Nombres de invitados que todavía no han dicho el suyo
lobby-guest-0 = Capitana Inés
lobby-guest-1 = Patrón Juan
lobby-guest-2 = Navegante Nora
lobby-guest-3 = Piloto Gil
lobby-guest-4 = Mercader Marta
lobby-guest-5 = Contramaestre Blas
lobby-guest-6 = Armadora Eva
lobby-guest-7 = Timonel Hugo
