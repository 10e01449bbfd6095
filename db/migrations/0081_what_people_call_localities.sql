-- What people in Pune call the places of a locality: its stops, chowks, colonies and parks. As it is written, so that the
-- field where a locality is typed can suggest it; null: only heard.

alter table search_aliases add column written text;

insert into search_aliases (word, means, written)
select array_to_string(array(select words_in(name)), ''), array_to_string(array(select words_in(locality)), ''), name
from (values
  ('Kothrud', 'Dahanukar Colony,Ideal Colony,Mayur Colony,Vanaz,Paud Phata,Kothrud Depot,Gandhi Bhavan,Karishma Society'),
  ('Erandwane', 'Nal Stop,Deenanath Mangeshkar Hospital,Mhatre Bridge,Garware College'),
  ('Karve Nagar', 'Cummins College,Hingne Home Colony,Kakade City'),
  ('Bavdhan', 'Chandani Chowk,Bavdhan Khurd,Bavdhan Budruk'),
  ('Warje', 'Warje Malwadi'),
  ('Baner', 'Pan Card Club Road,Baner Road,Baner Gaon,Baner Pashan Link Road'),
  ('Balewadi', 'Balewadi High Street,High Street Balewadi,Balewadi Phata'),
  ('Aundh', 'Parihar Chowk,Bremen Chowk,Aundh Gaon,ITI Road'),
  ('Senapati Bapat Road', 'SB Road'),
  ('Deccan', 'Deccan Gymkhana,Lakadi Pul'),
  ('FC Road', 'Goodluck Chowk,Fergusson College'),
  ('JM Road', 'Jangali Maharaj Road,Balgandharva'),
  ('Ganeshkhind', 'Ganeshkhind Road,University Circle,Pune University'),
  ('Shivajinagar', 'Wakdewadi,Pune Court'),
  ('Sadashiv Peth', 'Alka Chowk,Alka Talkies,Kumthekar Road,Perugate'),
  ('Budhwar Peth', 'Tulshibaug,Tulsi Baug,Appa Balwant Chowk,ABC Chowk'),
  ('Shukrawar Peth', 'Mandai'),
  ('Shaniwar Peth', 'Shaniwar Wada'),
  ('Swargate', 'Saras Baug'),
  ('Dattawadi', 'Dandekar Bridge'),
  ('Sinhagad Road', 'Sinhgad Road,Singhad Road,Sinhagad,Sinhgad,Manik Baug,Vitthalwadi,Rajaram Bridge'),
  ('Dhankawadi', 'Bharati Vidyapeeth'),
  ('Dhayari', 'Dhayari Phata'),
  ('Ambegaon', 'Ambegaon Budruk,Ambegaon Bk'),
  ('Vadgaon Budruk', 'Wadgaon Bk,Vadgaon Bk'),
  ('Katraj', 'Katraj Chowk'),
  ('Kondhwa', 'Kondhwa Budruk,Kondhwa Khurd,Kausar Baug'),
  ('NIBM', 'NIBM Road'),
  ('Mohammadwadi', 'Mohammed Wadi'),
  ('Camp', 'Pulgate,East Street,Race Course'),
  ('Koregaon Park', 'North Main Road'),
  ('Viman Nagar', 'Phoenix Mall,Phoenix Market City,Airport Road'),
  ('Lohegaon', 'Lohgaon'),
  ('Kharadi', 'EON IT Park,World Trade Center,Kharadi Bypass'),
  ('Magarpatta', 'Magarpatta City,Seasons Mall'),
  ('Amanora', 'Amanora Park Town,Amanora Mall'),
  ('Hadapsar', 'Hadapsar Gaon,Gadital,Solapur Road'),
  ('Wakad', 'Bhumkar Chowk,Kaspate Vasti,Kaspate Wasti'),
  ('Hinjawadi', 'Hinjewadi Phase 1,Hinjewadi Phase 2,Hinjewadi Phase 3,Phase 1 Hinjewadi,Phase 2 Hinjewadi,Phase 3 Hinjewadi,Rajiv Gandhi IT Park'),
  ('Thergaon', 'Dange Chowk'),
  ('Kalewadi', 'Kalewadi Phata'),
  ('Pimple Saudagar', 'Jagtap Dairy,Kokane Chowk,Shivar Chowk'),
  ('Nigdi', 'Pradhikaran,Nigdi Pradhikaran'),
  ('Kasarwadi', 'Nashik Phata'),
  ('Moshi', 'Spine Road')) as v (locality, names)
cross join regexp_split_to_table(names, ',') as name
on conflict (word, means) do update set written = excluded.written;

-- Other spellings that many use; the names that are theirs are suggested.
update search_aliases set written = v.written from (values
  ('wanwadi', 'Wanwadi'), ('hinjewadi', 'Hinjewadi'), ('kp', 'KP'), ('yerwada', 'Yerwada'), ('erandavane', 'Erandavane'),
  ('fergussoncollegeroad', 'Fergusson College Road')) as v (word, written)
where search_aliases.word = v.word;

-- Who wrote one of these as their locality is found there.
select refresh_search_entries(array(select p.id from professionals p where p.locality is not null
  and locality_in(p.city_id, p.locality) is not null
  and not exists (select from search_entries e where e.professional_id = p.id and e.city_id = p.city_id and e.locality_id is not null)));

analyze search_aliases;
