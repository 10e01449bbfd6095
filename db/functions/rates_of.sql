-- The rates of a service, as every answer and every card has them.
create or replace function rates_of(service text) returns json language sql stable parallel safe as $$
  select (select coalesce(json_agg(r), '[]') from (
    select unit, amount_from::text as "from", amount_to::text as "to" from service_rates
    where service_id = service order by unit desc) r)
$$;
