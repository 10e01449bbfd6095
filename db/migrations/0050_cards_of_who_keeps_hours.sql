-- Whose next free time is looked for: a card says it, so that a search need not look through who keeps hours. As soon as
-- somebody has said when one can come, and for good; whether any hours are left, the calendar says (docs/decisions/0028).
alter table search_entries add column keeps_hours boolean not null default false;
update search_entries e set keeps_hours = true
where exists (select from availabilities a where a.professional_id = e.professional_id);

create trigger search_follows_hours after insert on availabilities
  referencing new table as changed for each statement execute function search_follows_services();

-- in force: refresh_search_entries 9b486553
