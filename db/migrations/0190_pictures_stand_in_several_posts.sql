-- A picture that somebody has brought may stand in several posts of theirs; it goes with the last of them.
alter table blog_pictures
  drop constraint blog_pictures_pkey,
  add primary key (file_id, post_id);
