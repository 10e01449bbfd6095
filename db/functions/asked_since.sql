-- How often a customer has asked a professional for a visit since then, whatever became of it. Asked in the statement that
-- writes the request, after its wait in line, it must see what was written meanwhile: only PL/pgSQL that is volatile looks
-- anew.
create or replace function asked_since(customer text, professional text, since timestamptz)
returns bigint language plpgsql volatile as $$
begin
  return (
    select count(*) from bookings b
    where b.customer_id = customer and b.professional_id = professional and b.created_at > since);
end
$$;
