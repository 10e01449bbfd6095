-- A customer asks a professional before booking. Unanswered it lapses when the answer was due.

create table service_requests (
  id text primary key,
  customer_id text not null references accounts,
  professional_id text not null references professionals,
  service_id text not null,
  message text not null,
  status text not null default 'pending',
  -- What the professional wrote with their answer.
  reason text,
  answer_due_at timestamptz not null,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint request_status_is_known check (status in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  constraint request_is_not_endless check (length(message) <= 2000 and length(reason) <= 1000),
  constraint request_is_about_their_service foreign key (service_id, professional_id)
    references professional_services (id, professional_id)
);
-- Both lists, newest first.
create index service_requests_by_customer on service_requests (customer_id, id);
create index service_requests_by_professional on service_requests (professional_id, id);
create index service_requests_by_service on service_requests (service_id);
-- What waits: of a customer for the limit, of all for the clock.
create index service_requests_waiting on service_requests (customer_id) where status = 'pending';
create index service_requests_by_due on service_requests (answer_due_at) where status = 'pending';

create table service_request_events (
  id text primary key,
  request_id text not null references service_requests on delete cascade,
  actor_id text references accounts,
  from_status text,
  to_status text not null,
  reason text,
  created_at timestamptz not null default now(),
  constraint request_from_status_is_known check (from_status in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  constraint request_to_status_is_known check (to_status in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn'))
);
create index service_request_events_by_request on service_request_events (request_id, id);
create index service_request_events_by_actor on service_request_events (actor_id);
