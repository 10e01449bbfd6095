-- Where it is set so, an approval stands only once another administrator has confirmed it (docs/decisions/0062).
create table check_rules (
  kind text collate "C" primary key,
  needs_second boolean not null default false,
  constraint check_rule_kind_is_known check (kind in ('kyc', 'coa', 'gst'))
);
insert into check_rules (kind) values ('kyc'), ('coa'), ('gst');

create table proposed_checks (
  id text collate "C" primary key,
  professional_id text not null references professionals on delete cascade,
  kind text collate "C" not null references check_rules,
  number text,
  note text,
  valid_until timestamptz not null,
  -- That was looked at; null: none waited.
  paper_id text references professional_papers on delete cascade,
  proposed_by text not null references accounts,
  proposed_at timestamptz not null,
  constraint one_proposal_of_a_check unique (professional_id, kind)
);
create index proposed_checks_of_papers on proposed_checks (paper_id) where paper_id is not null;
create index proposed_checks_by_administrator on proposed_checks (proposed_by);

alter table professional_checks
  add column confirmed_by text references accounts,
  add constraint a_check_is_confirmed_by_another check (confirmed_by <> checked_by);
create index professional_checks_confirmed_by on professional_checks (confirmed_by) where confirmed_by is not null;

-- A registration is one practice's. Of several that stand with one number the first stays; the others fall back to refused, as
-- after a look.
update professional_checks c set result = 'refused', valid_until = null, note = 'The same number stands on another profile.'
where c.result = 'approved' and c.number is not null and exists (
  select from professional_checks o where o.kind = c.kind and o.number = c.number and o.result = 'approved'
    and (o.checked_at, o.professional_id) < (c.checked_at, c.professional_id));
create unique index one_professional_of_a_registration on professional_checks (kind, number)
  where result = 'approved' and number is not null;
