-- Whom a customer keeps for later, several of a kind if they like, and the link by which they show them to others.
create table shortlist_entries (
  customer_id text not null references accounts on delete cascade,
  professional_id text not null references professionals on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, professional_id)
);
create index shortlist_entries_by_professional on shortlist_entries (professional_id);

-- Kept as it is, unlike other links: its owner comes back for it, and it opens nothing but public profiles.
create table shortlist_links (
  customer_id text primary key references accounts on delete cascade,
  token text not null,
  created_at timestamptz not null,
  constraint one_shortlist_per_token unique (token)
);
