-- Tags that were saved in the editor kept capitals, doubles and signs that part them, and their pages found nothing.
create function pg_temp.as_tags(given text[]) returns text[] language sql immutable as $$
  select coalesce(array_agg(tag order by place), '{}') from (
    select tag, min(place) as place from (
      select left(trim(regexp_replace(lower(word), '[#|\s]+', ' ', 'g')), 30) as tag, place
      from unnest(given) with ordinality as given (word, place)) each
    where tag <> '' group by tag) tags
$$;
update blog_posts set tags = pg_temp.as_tags(tags) where tags <> pg_temp.as_tags(tags);
update blog_versions set tags = pg_temp.as_tags(tags) where tags <> pg_temp.as_tags(tags);
drop function pg_temp.as_tags(text[]);
