-- Complaints are answered on a page of the desk, so that what their senders look up is what happened.
alter table grievances
  add column answered_at timestamptz,
  -- When the sender was asked something that has not come back yet.
  add column asked_at timestamptz,
  -- Why the day of the answer was moved, as the sender was told; of the present level.
  add column moved_because text,
  add column closed_at timestamptz,
  -- A day by which an answer was due has passed without one, at whatever level: for the figures that are published.
  add column was_late boolean not null default false,
  add column assigned_to text collate "C" references accounts on delete set null,
  add column version int not null default 0,
  drop constraint grievance_status_is_known,
  add constraint grievance_status_is_known check (status in ('open', 'answered', 'closed')),
  add constraint grievance_says_when_it_was_closed check ((status = 'closed') = (closed_at is not null));
create index grievances_open on grievances (resolve_by, id) where status = 'open' and not is_spam;
create index grievances_newest on grievances (created_at desc) where not is_spam;
create index grievances_assigned on grievances (assigned_to) where assigned_to is not null;
