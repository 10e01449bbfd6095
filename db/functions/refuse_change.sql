-- For tables that are append-only: refuses what a careless query would do. A trigger may name an age from which rows may
-- go, `refuse_change('1 year')`: then the job that ends their time can delete them.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_nargs = 1 then
    if (to_jsonb(old) ->> 'created_at')::timestamptz < now() - tg_argv[0]::interval then return old; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
