-- What somebody was called and reached by before, lest the erasure pass by what others wrote then. The trigger names the
-- column with the account's id, then those that are kept. An account that becomes nobody's leaves nothing behind.
create or replace function keep_former_names() returns trigger language plpgsql as $$
begin
  insert into former_names (account_id, kind, value)
  select a.id, kind, to_jsonb(old) ->> kind
  from accounts a cross join unnest(tg_argv[1:]) as names (kind)
  where a.id = to_jsonb(new) ->> tg_argv[0] and a.erased_at is null
    and to_jsonb(old) ->> kind <> '' and to_jsonb(old) ->> kind is distinct from to_jsonb(new) ->> kind
  on conflict (account_id, kind, value) do update set replaced_at = excluded.replaced_at;
  return null;
end $$;
