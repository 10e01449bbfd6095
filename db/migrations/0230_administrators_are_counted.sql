-- Administrators are a few among all accounts, and are counted where somebody decides that two of them are needed.
create index administrators on accounts (id) where is_admin;
