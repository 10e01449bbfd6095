-- A report names what it is about by its id, in the words of its sender's language ("Review 0197…"): administrators find it by
-- that id.
alter table grievances add column reported_id text collate "C" generated always as (
  case when kind in ('content', 'person')
    then lower(substring(booking from '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}')) end) stored;
create index grievances_by_what_is_reported on grievances (reported_id, id) where reported_id is not null;
