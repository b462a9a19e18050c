-- The words of an article and of a tag are in `texts`, kinds `news` and `news_tag`.
create table news (
  id int primary key,
  slug text not null unique,
  published_at timestamptz not null,
  tags int[] not null
);
create index news_published on news (published_at desc, id desc);
