create or replace function search_follows_synonym() returns trigger language plpgsql as $$
begin
  perform remember_words(array[new.word]);
  return null;
end $$;
