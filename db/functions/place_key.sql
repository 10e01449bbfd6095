-- What a name of a place is compared by: without case, accents, spaces and punctuation. Signs of vowels in Indian scripts are
-- letters. Qualified, so that a restore, which knows no schema by itself, can fill the columns made of it.
create or replace function place_key(name text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(name) = length(name) then regexp_replace(lower(name), '[^a-z0-9]+', '', 'g')
    else regexp_replace(
      lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(normalize(name, NFKD), U&'[\0300-\036f]+', '', 'g'))),
      U&'[\0001-/:-@\005b-`{-\00bf\00d7\00f7\02b0-\036f\0964\0965\2000-\206f\3000-\303f\fe00-\fe0f\feff]+', '', 'g')
    end
$$;
