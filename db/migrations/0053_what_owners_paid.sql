-- What a project was, and what its owner paid for it, as a band: so that a visitor reads what a kitchen costs in Pune from
-- kitchens in Pune. Both are said by the professional or not at all. What a project is drawn as says neither: a flat's plan
-- may stand for its interiors or for a survey (docs/decisions/0031).
alter table portfolio_projects
  add column work text,
  -- Rupees at which the band begins; it ends where the next one begins, and the last one does not end.
  add column paid_from integer,
  add constraint work_is_known check (work in
    ('living', 'kitchen', 'bedroom', 'study', 'dining', 'puja', 'bathroom', 'balcony', 'office', 'shop', 'home', 'house')),
  add constraint paid_is_a_band check (paid_from in (0, 200000, 500000, 1000000, 2500000, 5000000, 10000000));

create index portfolio_projects_paid on portfolio_projects (work, completed_year) where paid_from is not null;

-- Which kind of work a word names. Heard as typed words are.
create table search_works (
  word text collate "C" not null,
  work text not null,
  sound text collate "C" not null generated always as (sound_of(word)) stored,
  primary key (word, work),
  constraint work_can_be_asked_for check (work in
    ('living', 'kitchen', 'bedroom', 'study', 'dining', 'puja', 'bathroom', 'balcony', 'office', 'shop', 'home', 'house',
     '1bhk', '2bhk', '3bhk', '4bhk'))
);
insert into search_works (word, work)
select w.word, v.work from (values
  ('kitchen', 'kitchen otta'),
  ('living', 'living hall diwankhana baithak'),
  ('bedroom', 'bedroom'),
  ('dining', 'dining'),
  ('study', 'study'),
  ('puja', 'puja derasar'),
  ('bathroom', 'bathroom toilet washroom'),
  ('balcony', 'balcony'),
  ('office', 'office'),
  ('shop', 'shop showroom'),
  ('1bhk', '1bhk 1rk'), ('2bhk', '2bhk'), ('3bhk', '3bhk'), ('4bhk', '4bhk'),
  ('home', 'home flat apartment penthouse'),
  ('house', 'house bungalow villa farmhouse')) as v (work, line)
cross join words_in(v.line) as w (word);

analyze search_works;
