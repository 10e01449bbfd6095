-- The conversation of a pair, once something has brought them together. It bears the id of what opened it: such ids are made
-- by the application, and no two rows have the same one. One that is there already is not locked. Whoever wrote an inquiry
-- without an account has none.
create or replace function open_conversation() returns trigger language plpgsql as $$
declare
  moment timestamptz := case tg_argv[0] when 'booking' then new.created_at else new.updated_at end;
begin
  if new.customer_id is null then return null; end if;
  insert into conversations (id, customer_id, professional_id, opened_by, opened_at, active_at)
  values (new.id, new.customer_id, new.professional_id, tg_argv[0], moment, moment)
  on conflict (customer_id, professional_id) do nothing;
  if not found then
    update conversations set opened_by = tg_argv[0], active_at = moment
    where customer_id = new.customer_id and professional_id = new.professional_id and opened_by = 'question';
  end if;
  return null;
end $$;
