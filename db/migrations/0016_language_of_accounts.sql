-- What mails and notices are worded in for this person: set at sign-up, from the page they signed up on. Which languages
-- there are is the application's to know; an unknown one is read as English.
alter table accounts add column language text not null default 'en',
  add constraint language_is_a_tag check (language ~ '^[a-z]{2,3}$');
