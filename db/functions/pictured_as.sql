-- What a project was drawn as before its fields said it (0052): guessed from its words. Only the cards of the version before
-- ask for it, while this one is being put in force; it goes with the next release.
create or replace function pictured_as(drawing text, title text, description text) returns text
language sql immutable strict parallel safe as $$
  select coalesce((
    select subject from (values (1, lower(title)), (2, lower(description))) as said (turn, line)
    join (values
      ('room', 1, 'bathroom', 'bath|toilet'),
      ('room', 2, 'dining', 'dining'),
      ('room', 3, 'kitchen', 'kitchen|pantry|cook|bakery|\yotta\y'),
      ('room', 4, 'bedroom', '\ybed|bunk'),
      ('room', 5, 'puja', 'puja|shrine|derasar'),
      ('room', 6, 'study', 'study|desk|reading (bay|lamp|room)|librar|bookshel|work niche'),
      ('detail', 1, 'cupboard', 'cupboard|wardrobe|almirah|shel[fv]'),
      ('detail', 2, 'door', '\ydoors?\y|screen'),
      ('detail', 3, 'joint', 'joint|bracket|\yparts\y|\ylegs\y'),
      ('elevation', 1, 'flats', '\yflats?\y|society|apartment'),
      ('elevation', 2, 'wada', 'wada|temple|carved|masonry|\ylime\y|\ycourses\y'),
      ('elevation', 3, 'row-houses', 'row house|end unit|\yhouses\y|\yfront\y'),
      ('elevation', 4, 'bungalow', 'bungalow|verandah|caretaker|tile|brick')
    ) as named (kind, rank, subject, pattern) on kind = drawing and line ~ pattern
    order by turn, rank limit 1
  ), case drawing when 'room' then 'living' when 'detail' then 'cupboard' when 'elevation' then 'modern-house' else drawing end)
$$;
