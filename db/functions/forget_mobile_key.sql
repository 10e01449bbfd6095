-- A key is of a number and a password: with another of either it finds nobody, whoever has changed it. Who knows both makes
-- the new one in the same statement.
create or replace function forget_mobile_key() returns trigger language plpgsql as $$
begin
  new.mobile_key := null;
  return new;
end $$;
