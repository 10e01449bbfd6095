-- Administrators find people by a part of a name, an address or a business.
create index accounts_by_part on accounts using gin (lower(full_name || ' ' || email) gin_trgm_ops);
create index professionals_by_part on professionals using gin (lower(business_name) gin_trgm_ops);
-- What was done to somebody or something, newest first.
create index audit_entries_of_subject on audit_entries (subject, created_at desc) where subject is not null;
create index audit_entries_of_act on audit_entries (act, created_at desc);
