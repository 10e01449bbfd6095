-- What professionals give so that they can be checked (docs/decisions/0053). What a check found stands in professional_checks;
-- here stands what was given for it, and what became of that.

create table professional_papers (
  id text primary key,
  professional_id text not null references professionals on delete cascade,
  kind text not null,
  -- Of another licence; the checks need none.
  title text not null default '',
  -- As the register writes it. None of an identity is kept.
  number text,
  -- Null: none was given, or it was deleted.
  file_id text unique references files,
  status text not null default 'waiting',
  -- Of a refusal; its professional is told it.
  reason text,
  checker text,
  -- While it waits: what its owner says of it.
  valid_until timestamptz,
  given_at timestamptz not null default now(),
  -- Of a withdrawal, too.
  decided_at timestamptz,
  constraint paper_kind_is_known check (kind in ('kyc', 'gst', 'coa', 'other')),
  constraint paper_status_is_known check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  constraint other_licences_have_a_title check ((kind = 'other') = (title <> '') and char_length(title) <= 80),
  constraint no_number_of_an_identity_is_kept check (kind <> 'kyc' or number is null),
  constraint paper_number_is_bounded check (char_length(number) between 1 and 40),
  constraint waiting_papers_show_something check (status <> 'waiting' or number is not null or file_id is not null),
  constraint decided_papers_have_their_day check ((status = 'waiting') = (decided_at is null))
);
create unique index one_paper_of_a_check_in_each_state on professional_papers (professional_id, kind, lower(title), status);
-- What the desk and the clock ask for.
create index papers_waiting on professional_papers (id) where status = 'waiting';
create index papers_with_files on professional_papers (decided_at) where file_id is not null and status <> 'waiting';
create index papers_that_end on professional_papers (valid_until) where status = 'approved';

-- Whose owner was told, so many days before, that it ends.
create table paper_warnings (
  paper_id text not null references professional_papers on delete cascade,
  days_before integer not null,
  warned_at timestamptz not null,
  primary key (paper_id, days_before)
);

-- Checks from before have nothing that was given here; their owners see and withdraw them all the same.
insert into professional_papers
  (id, professional_id, kind, number, status, reason, checker, valid_until, given_at, decided_at)
select gen_random_uuid()::text, professional_id, kind, number, result, case result when 'refused' then note end, checker,
  valid_until, checked_at, checked_at
from professional_checks;
