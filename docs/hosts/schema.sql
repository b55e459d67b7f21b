-- What the PHP and the Hono starter keep, with something to look at. `user_id` says whose a row is.

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL, -- its hash
  first_name TEXT NOT NULL,
  about_me TEXT,
  photo TEXT -- the name of a file in data/photos
);
CREATE TABLE attempts (who TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  company TEXT NOT NULL
);
CREATE TABLE bookmarks (
  user_id INTEGER NOT NULL REFERENCES users,
  job_id INTEGER NOT NULL REFERENCES jobs,
  PRIMARY KEY (user_id, job_id)
);
CREATE TABLE applications (
  user_id INTEGER NOT NULL REFERENCES users,
  job_id INTEGER NOT NULL REFERENCES jobs,
  day TEXT NOT NULL, -- YYYY-MM-DD
  PRIMARY KEY (user_id, job_id)
);
CREATE TABLE preferences (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE user_preferences (
  user_id INTEGER NOT NULL REFERENCES users,
  preference_id INTEGER NOT NULL REFERENCES preferences,
  PRIMARY KEY (user_id, preference_id)
);
CREATE TABLE services (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  name TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 2, -- 1: published, 2: not
  created_on TEXT NOT NULL -- YYYY-MM-DD
);

-- setup gives her a password
INSERT INTO users (id, email, password, first_name, about_me)
  VALUES (7, 'asha@example.com', '', 'Asha', 'Level II, UT and PT');
INSERT INTO jobs (id, title, slug, company) VALUES
  (1, 'UT Technician', 'ut-technician', 'North Sea Inspection'),
  (2, 'Radiographer <Level II>', 'radiographer', 'Delta Weld & Sons'),
  (3, 'Rope Access Inspector', 'rope-access-inspector', 'Cliffhanger');
INSERT INTO bookmarks VALUES (7, 1), (7, 2);
INSERT INTO applications VALUES (7, 3, '2026-11-09');
INSERT INTO preferences VALUES (1, 'News'), (2, 'Jobs'), (3, 'Courses');
INSERT INTO user_preferences VALUES (7, 2);
INSERT INTO services (user_id, name, status, created_on) VALUES
  (7, 'Phased array', 1, '2026-11-02'),
  (7, 'Drone survey', 2, '2026-10-19'),
  (7, 'Eddy current', 2, '2026-09-30');
