-- The two sides talk: one conversation of a pair, its messages numbered in the order in which they were stored.
-- in force: open_conversation 4bce96b5

create table conversations (
  id text primary key,
  customer_id text not null references accounts,
  professional_id text not null references professionals,
  -- What began it. A question without a word yet is nobody's business but the customer's.
  opened_by text not null,
  opened_at timestamptz not null default now(),
  -- When something was written last, or it was opened: the order of the lists.
  active_at timestamptz not null default now(),
  last_seq integer not null default 0,
  -- Of each side: the number of the last message that it wrote and the other may see, and up to which number it has received,
  -- read, and been sent by mail what the other wrote.
  customer_wrote integer not null default 0,
  customer_received integer not null default 0,
  customer_read integer not null default 0,
  customer_mailed integer not null default 0,
  professional_wrote integer not null default 0,
  professional_received integer not null default 0,
  professional_read integer not null default 0,
  professional_mailed integer not null default 0,
  customer_blocked_at timestamptz,
  professional_blocked_at timestamptz,
  constraint one_conversation_of_a_pair unique (customer_id, professional_id),
  constraint what_began_it_is_known check (opened_by in ('question', 'request', 'booking')),
  constraint marks_are_of_messages check (greatest(customer_wrote, customer_received, customer_read, customer_mailed,
    professional_wrote, professional_received, professional_read, professional_mailed) <= last_seq)
);
create index conversations_of_customer on conversations (customer_id, active_at desc, id desc);
create index conversations_of_professional on conversations (professional_id, active_at desc, id desc);
-- What the clock asks for: who has something unread.
create index conversations_unread_by_customer on conversations (customer_id) where professional_wrote > customer_read;
create index conversations_unread_by_professional on conversations (professional_id) where customer_wrote > professional_read;

create table messages (
  id text primary key,
  conversation_id text not null references conversations on delete cascade,
  seq integer not null,
  sender_id text not null references accounts,
  -- As the sender's browser drew it: what is sent twice is stored once.
  client_id text not null,
  content text not null,
  reply_to text references messages on delete set null,
  -- It has a link or a number in it; such first messages to many people are held.
  has_contact boolean not null default false,
  -- Seen by its sender alone until somebody has looked at it.
  held_at timestamptz,
  created_at timestamptz not null default now(),
  constraint messages_are_numbered unique (conversation_id, seq),
  constraint a_message_is_stored_once unique (conversation_id, sender_id, client_id),
  constraint message_is_not_endless check (length(content) <= 4000)
);
create index messages_by_sender on messages (sender_id, created_at);
create index messages_held on messages (held_at) where held_at is not null;
create index messages_replied_to on messages (reply_to) where reply_to is not null;

create table message_files (
  file_id text primary key references files,
  message_id text not null references messages on delete cascade,
  position integer not null,
  constraint five_files_of_a_message_at_most check (position between 1 and 5),
  constraint files_stand_in_a_row unique (message_id, position)
);

-- What a customer lets the professional of this conversation see.
create table shared_contacts (
  conversation_id text primary key references conversations on delete cascade,
  phone text,
  email text,
  shared_at timestamptz not null,
  constraint something_is_shared check (phone is not null or email is not null)
);

-- What a professional writes often: three texts of their own.
create table quick_replies (
  professional_id text not null references professionals,
  position integer not null,
  content text not null,
  primary key (professional_id, position),
  constraint three_quick_replies_at_most check (position between 1 and 3),
  constraint quick_reply_is_not_endless check (length(content) between 1 and 1000)
);

-- A booking opens the conversation of its pair, and so does an accepted request: in the transaction that makes it. The text in
-- force stands in db/functions.
create function open_conversation() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger bookings_open_conversations after insert on bookings
  for each row execute function open_conversation('booking');
create trigger requests_open_conversations after update of status on service_requests
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function open_conversation('request');

insert into conversations (id, customer_id, professional_id, opened_by, opened_at, active_at)
select distinct on (customer_id, professional_id) id, customer_id, professional_id, opened_by, created_at, created_at
from (
  select id, customer_id, professional_id, 'booking' as opened_by, created_at from bookings
  union all
  select id, customer_id, professional_id, 'request', updated_at from service_requests where status = 'accepted') o
order by customer_id, professional_id, created_at;
