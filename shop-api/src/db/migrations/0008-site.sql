create table feedback (
  id int generated always as identity primary key,
  type_id int not null,
  user_id int references users (id) on delete set null,
  email text not null,
  content text not null,
  lang text not null,
  created_at timestamptz not null default now()
);

create table subscribers (
  email_norm text primary key,
  email text not null,
  lang text not null,
  created_at timestamptz not null default now()
);

create table meetings (
  id int generated always as identity primary key,
  topic_id int not null,
  user_id int references users (id) on delete set null,
  contact_name text not null,
  company_name text not null,
  email text not null,
  telephone text not null,
  country text not null,
  meeting_at timestamptz not null,
  comment text not null,
  lang text not null,
  created_at timestamptz not null default now()
);

-- Which lines a manufacturer belongs to; what the shop says about a line is in `texts`, kind `line`.
create table manufacturer_lines (
  manufacturer_id int not null references manufacturers (id),
  kind text not null check (kind in ('line_card', 'franchised', 'strong')),
  sort smallint not null,
  primary key (kind, manufacturer_id)
);

-- What an article is about: a category or a manufacturer.
create table news_topics (
  news_id int not null references news (id) on delete cascade,
  category_id int,
  manufacturer_id int
);
create index news_topics_category on news_topics (category_id);
create index news_topics_manufacturer on news_topics (manufacturer_id);
create index news_topics_news on news_topics (news_id);
