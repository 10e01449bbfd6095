-- The desk sends an inquiry to professionals as requests. Whoever wrote without an account is the customer of such a request by
-- the submission alone.
alter table service_requests
  alter column customer_id drop not null,
  add column submission_id text collate "C" references submissions,
  -- When the sender of the inquiry was mailed that it was accepted.
  add column sender_told_at timestamptz,
  -- When the sender let this professional have their number and address; with the inquiry itself, or later.
  add column contact_shared_at timestamptz,
  add constraint request_is_somebodys check (customer_id is not null or submission_id is not null),
  -- An inquiry says more than a question.
  drop constraint request_is_not_endless,
  add constraint request_is_not_endless check (
    length(message) <= (case when submission_id is null then 2000 else 4000 end) and length(reason) <= 1000);
create unique index one_request_per_inquiry_and_professional on service_requests (submission_id, professional_id)
  where submission_id is not null;
-- Who got how many lately.
create index service_requests_of_inquiries on service_requests (professional_id, created_at) where submission_id is not null;

alter table submissions
  -- Whether whoever accepts may have number and address at once.
  add column shares_contact boolean not null default false,
  -- When it was sent to professionals last, and when the last of them had answered or let it lapse.
  add column matched_at timestamptz,
  add column settled_at timestamptz;
create index submissions_unsettled on submissions (matched_at) where matched_at is not null and settled_at is null;

alter table desk_entries
  drop constraint desk_entry_kind_is_known,
  add constraint desk_entry_kind_is_known check (
    kind in ('reply', 'incoming', 'note', 'change', 'approved', 'refused', 'question', 'acknowledged', 'moved', 'escalated', 'closed',
      'sent', 'taken_back', 'unplaced'));

-- The mailed way to the page of an inquiry, for whoever wrote without an account. No row holds the token.
create table submission_links (
  token_hash bytea primary key,
  submission_id text collate "C" not null references submissions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index submission_links_of_submission on submission_links (submission_id);
create index submission_links_by_end on submission_links (expires_at);
-- in force: open_conversation c3f618e4
