-- What names are found by: small letters without accents, in every script, whatever the database takes for a letter. Qualified,
-- so that a restore, which knows no schema by itself, can fill the indexes made of it.
create or replace function folded(line text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(line) = length(line) then lower(line)
    else lower(public.unaccent('public.unaccent'::regdictionary, normalize(line, NFKC))) end
$$;
