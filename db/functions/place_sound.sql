-- How a place's name sounds, of what names of places are compared by. Qualified, so that a restore, which knows no schema by
-- itself, can fill the index made of it.
-- needs: in_latin, sound_of
create or replace function place_sound(key text) returns text language sql immutable strict parallel safe as $$
  select public.sound_of(case when key ~ '[ऀ-ॿ]' then public.in_latin(key) else key end)
$$;
