-- What a project is drawn as was guessed from its words, and a picture said what its caption did not. Now its fields say it.
-- Where they do not say enough, a fragment of a plan is drawn, which claims nothing.
alter table portfolio_projects
  add column building text,
  add column storeys integer,
  add column room text,
  add column features text[] not null default '{}',
  add column materials text[] not null default '{}',
  drop constraint drawing_is_known,
  add constraint drawing_is_known check (drawing in ('elevation', 'plan', 'room', 'section', 'detail', 'board')),
  add constraint building_is_known check (building in ('flat', 'row-house', 'house', 'bungalow', 'wada', 'shop')),
  add constraint storeys_are_plausible check (storeys between 1 and 60),
  add constraint room_is_known check (
    room in ('living', 'kitchen', 'bedroom', 'study', 'dining', 'puja', 'bathroom', 'balcony')),
  add constraint features_are_known check (cardinality(features) <= 6 and features <@ array[
    'wardrobe', 'cabinet', 'bookshelf', 'shelves', 'counter', 'door', 'screen', 'window-seat',
    'stair', 'lantern', 'column', 'masonry', 'chajja', 'ramp', 'joint', 'bracket', 'chair',
    'sofa', 'floor-seating', 'swing', 'bed', 'bunks', 'desks', 'table', 'round-table', 'island', 'tub',
    'lamps', 'pictures', 'window', 'curtains', 'carpet', 'post', 'beam',
    'court', 'pool', 'tree', 'slope', 'trusses']),
  add constraint materials_are_known check (cardinality(materials) <= 6 and materials <@ array[
    'teak', 'bamboo', 'cane', 'cotton', 'basalt', 'marble', 'terrazzo', 'oxide', 'lime', 'brick',
    'terracotta', 'concrete', 'steel', 'brass', 'glass']);

-- What was drawn until now stays as far as it was named; the cards of the search are made anew below.
alter table portfolio_projects disable trigger search_follows_changed_portfolio;
update portfolio_projects f set
  room = case when drawn in ('living', 'kitchen', 'bedroom', 'study', 'dining', 'puja', 'bathroom') then drawn end,
  building = case drawn when 'flats' then 'flat' when 'row-houses' then 'row-house' when 'modern-house' then 'house'
    when 'bungalow' then drawn when 'wada' then drawn end,
  features = case drawn when 'cupboard' then '{cabinet}' when 'door' then '{door}' when 'joint' then '{joint}' else '{}' end::text[]
from (select id, pictured_as(drawing, title, description) as drawn from portfolio_projects) w
where w.id = f.id;
alter table portfolio_projects enable trigger search_follows_changed_portfolio;

-- As in db/functions/ that day, for the cards.
create function drawn_as(
  drawing text, building text, storeys integer, room text, area_sqft integer, features text[], materials text[]
) returns text language sql immutable parallel safe as $$
  select coalesce(drawing || '.' || nullif(concat_ws('.', building, storeys || 'f', room, area_sqft,
    nullif(array_to_string(features || materials, '.'), '')), ''), 'fragment')
$$;
update search_entries e set card = regexp_replace(e.card, '"cover":\{"kind" : "[^"]*"',
  '"cover":{"kind" : "' || drawn_as(f.drawing, f.building, f.storeys, f.room, f.area_sqft, f.features, f.materials) || '"')
from portfolio_projects f
where f.id = e.card::json #>> '{cover,seed}';

-- in force: drawn_as f410fdff
-- in force: refresh_search_entries 58237b88
-- in force: pictured_as 151211ee
