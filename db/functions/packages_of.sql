-- The packages of a service, cheapest first, as every answer and every card has them.
create or replace function packages_of(service text) returns json language sql stable parallel safe as $$
  select (select coalesce(json_agg(k), '[]') from (
    select id, name, minutes, price::text from service_packages where service_id = service
    order by service_packages.price, lower(name) collate "C", id) k)
$$;
