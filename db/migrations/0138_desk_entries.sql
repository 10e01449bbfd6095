-- Submissions are worked on in the inbox: who has one, until when its sender is to hear from us, and what was said and done.
alter table submissions
  -- By what the page of its form promises; null: nothing was promised.
  add column due_at timestamptz,
  add column answered_at timestamptz,
  add column assigned_to text collate "C" references accounts on delete set null,
  -- Of a registration.
  add column decision text collate "C",
  -- Grows with each change, so that of two administrators the second hears of the first.
  add column version int not null default 0,
  add constraint submission_decision_is_known check (decision in ('approved', 'refused')),
  add constraint only_registrations_are_decided check (decision is null or kind = 'registration');
create index submissions_waiting on submissions (due_at, id) where status in ('new', 'in_progress') and not is_spam;
create index submissions_assigned on submissions (assigned_to) where assigned_to is not null;

-- Those that wait already have the clock of their form: 24 hours of working days, or until the third working day is over.
update submissions s set due_at = (case when extract(dow from c.due) = 6 then c.due + interval '2 days' else c.due end) at time zone 'Asia/Kolkata'
from (
  select id, case extract(dow from at) when 6 then date_trunc('day', at) + interval '3 days'
      when 0 then date_trunc('day', at) + interval '2 days' else at + interval '1 day' end as due
  from (select id, created_at at time zone 'Asia/Kolkata' as at from submissions) o
) c
where c.id = s.id and s.kind = 'contact' and s.waits_for is null and s.status in ('new', 'in_progress');
update submissions set due_at = (date_trunc('day', created_at at time zone 'Asia/Kolkata')
    + case extract(dow from created_at at time zone 'Asia/Kolkata') when 0 then interval '4 days' when 1 then interval '4 days'
      when 2 then interval '4 days' when 6 then interval '5 days' else interval '6 days' end) at time zone 'Asia/Kolkata'
where kind = 'registration' and status in ('new', 'in_progress');

-- What was said and done about a submission or a complaint, in its order: what was mailed, what came back, notes, changes.
create table desk_entries (
  id text collate "C" primary key,
  submission_id text collate "C" references submissions on delete cascade,
  grievance_id text collate "C" references grievances on delete cascade,
  kind text collate "C" not null,
  body text not null default '',
  -- By its name what a change left and what it brought: {"status": ["new", "answered"]}.
  changes jsonb not null default '{}',
  -- Who did it at the desk; null: the sender, by a page of theirs, or somebody whose account is gone.
  author_id text collate "C" references accounts on delete set null,
  created_at timestamptz not null,
  constraint desk_entry_is_about_one_thing check (num_nonnulls(submission_id, grievance_id) = 1),
  constraint desk_entry_kind_is_known check (
    kind in ('reply', 'incoming', 'note', 'change', 'approved', 'refused', 'question', 'acknowledged', 'moved', 'escalated', 'closed')),
  constraint desk_entry_changes_are_fields check (jsonb_typeof(changes) = 'object')
);
create index desk_entries_of_submission on desk_entries (submission_id, id) where submission_id is not null;
create index desk_entries_of_grievance on desk_entries (grievance_id, id) where grievance_id is not null;
create index desk_entries_of_author on desk_entries (author_id) where author_id is not null;
