-- How an Indian name or word sounds when it is written in Latin letters: Kothrood and Kothrud, vaastu and vastu,
-- Deshpande and Despande, kitchens and kitchen come out alike.
create or replace function sound_of(word text) returns text language sql immutable strict parallel safe as $$
  select case when length(s) > 4 then regexp_replace(s, '(?<=[^s])s$', '') else s end
  from (select regexp_replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(
      regexp_replace(word, '([ksgtdbj])h', '\1', 'g'),
      'y$', 'i'), 'ee', 'i'), 'oo', 'u'), 'ph', 'f'), 'ei', 'ai'), 'ao', 'au'), 'w', 'v'), 'z', 'j'), '([^0-9])\1+', '\1', 'g') as s) as heard
$$;
