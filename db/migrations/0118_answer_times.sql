-- How fast professionals answer messages, measured each hour from their conversations (docs/decisions/0051).
-- in force: refresh_search_entries 052edb97
-- in force: search_follows_answer_time b4aef247
create table answer_times (
  professional_id text primary key references professionals,
  -- Null: too few answers, or too slow for any step.
  bucket text,
  measured_at timestamptz not null,
  constraint answer_time_is_a_step check (bucket in ('hour', 'few_hours', 'day', 'two_days'))
);

-- Beside the card, as its prices are: entries of before are as they would be made now.
alter table search_entries add column answer_time text;

create function search_follows_answer_time() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger search_follows_new_answer_times after insert on answer_times
  for each row when (new.bucket is not null) execute function search_follows_answer_time();
create trigger search_follows_changed_answer_times after update on answer_times
  for each row when (new.bucket is distinct from old.bucket) execute function search_follows_answer_time();
create trigger search_follows_removed_answer_times after delete on answer_times
  for each row when (old.bucket is not null) execute function search_follows_answer_time();
