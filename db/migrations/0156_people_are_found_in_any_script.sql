-- Capitals outside of ASCII and accents: "É" is found by "é" and by "e".
create function folded(line text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(line) = length(line) then lower(line)
    else lower(public.unaccent('public.unaccent'::regdictionary, normalize(line, NFKC))) end
$$;
-- in force: folded 1bdc73b6

drop index accounts_by_part;
create index accounts_by_part on accounts using gin (folded(full_name || ' ' || email) gin_trgm_ops);
drop index professionals_by_part;
create index professionals_by_part on professionals using gin (folded(business_name) gin_trgm_ops);
