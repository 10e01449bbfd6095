-- A picture that is large on its page is seen as a blur until it has come: twenty pixels of it, as a data URL.

alter table files
  add column placeholder text,
  add constraint placeholder_is_a_small_picture check (
    placeholder like 'data:image/webp;base64,%' and char_length(placeholder) <= 400
  );
