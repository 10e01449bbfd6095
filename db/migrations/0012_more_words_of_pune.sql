-- More words of Pune, and how many rooms a home has.

-- "2 BHK" is one word, however it is written.
create or replace function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  select case when word ~ '[ऀ-ॿ]' then in_latin(word) else word end
  from regexp_split_to_table(regexp_replace(lower(unaccent(coalesce(line, ''))), '(\d)[ -]+(bhk|rk)\M', '\1\2', 'g'),
    '[\s!-/:-@\[-`{-~–—…·•₹“”‘’।]+') word
  where word <> '' and length(word) <= 40
$$;

-- Who renovates is an interior designer or an architect.
delete from search_aliases where means = 'renovation';
insert into search_aliases (word, means)
select alias, means from (values
  ('kitchen', 'swayampak'),
  ('flat', '1rk 1bhk 2bhk 3bhk 4bhk 5bhk bhk'),
  ('children', 'kids kid'),
  ('timber', 'wood wooden lakdi lakud'),
  ('floor', 'flooring pharshi farshi'),
  ('interior', 'renovation renovations renovate renovating remodel remodelling makeover nutanikaran nutnikran durusti marammat'),
  ('architect', 'renovation renovations renovate renovating remodel remodelling nutanikaran nutnikran durusti marammat')) as v (means, line)
cross join regexp_split_to_table(line, ' ') as alias
on conflict do nothing;

-- What was written so before is found from now on.
select refresh_search_entries(array(
  select p.id from professionals p
    left join professional_services s on s.professional_id = p.id
    left join portfolio_projects f on f.professional_id = p.id
  where concat_ws(' ', p.business_name, p.headline, p.about, p.locality, s.description, f.title, f.description) ~* '\d[ -]+(bhk|rk)\M'
  group by p.id));

analyze search_aliases;
