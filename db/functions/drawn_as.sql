-- What a project is drawn as: its fields as the words of an address. What they mean is said in src/drawings/facts.ts.
-- Stable, as the functions in it are: so it is planned with the statement and costs a twelfth of a call.
create or replace function drawn_as(
  drawing text, building text, storeys integer, room text, area_sqft integer, features text[], materials text[]
) returns text language sql stable parallel safe as $$
  select coalesce(drawing || '.' || nullif(concat_ws('.', building, storeys || 'f', room, area_sqft,
    nullif(array_to_string(features || materials, '.'), '')), ''), 'fragment')
$$;
