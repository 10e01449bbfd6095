-- Whether a customer has room for one more request that waits: with this professional, and in all. Asked in the statement
-- that writes the request, after its wait in line, it must see what was written meanwhile: only PL/pgSQL that is volatile
-- looks anew. What waits is counted among what is to come of this customer: with the status in the condition the planner
-- may take an index of all that wait, and read everybody's.
create or replace function may_ask_again(customer text, professional text, at timestamptz, most_with_one int, most_in_all int)
returns boolean language plpgsql volatile as $$
begin
  return (
    select count(*) filter (where b.status = 'pending') < most_in_all
      and count(*) filter (where b.status = 'pending' and b.professional_id = professional) < most_with_one
    from bookings b where b.customer_id = customer and b.starts_at > at);
end
$$;
