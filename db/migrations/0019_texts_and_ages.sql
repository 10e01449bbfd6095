-- What is append-only has an end all the same (SECURITY.md): after a year rows of the record may be deleted, never changed.
drop trigger audit_entries_are_append_only on audit_entries;
create trigger audit_entries_are_append_only before update or delete on audit_entries
  for each row execute function refuse_change('1 year');

-- The functions and views of db/functions/ as they were that day. A text that changes is named by a migration, this or a
-- later one, so that nodes of the version before see that they are older and do not put theirs back (docs/decisions/0012).
-- in force: follow_reviews c7f3c339
-- in force: in_latin 438185d5
-- in force: public_professionals b4d0f5b6
-- in force: refresh_search_entries 00179a14
-- in force: refuse_change 2d5cfe7f
-- in force: remember_words 204c763b
-- in force: search_follows_account a3f3614d
-- in force: search_follows_areas 0a2c95cc
-- in force: search_follows_professional 31cfecad
-- in force: search_follows_service_type 4fef853e
-- in force: search_follows_services e33dbcbb
-- in force: search_follows_synonym c7e29601
-- in force: sound_of 5bd8f8ae
-- in force: words_in 6005b36f
