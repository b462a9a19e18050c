-- What an activation link writes to the account: the form and the password hash of the registration that requested it.
alter table mail_tokens add column registration jsonb;
update mail_tokens m
set registration = (
  select to_jsonb(form)
  from (
    select u.email, u.password_hash, u.lang, u.sales_name, u.contact_name, u.telephone, u.company_name, u.country,
      u.city, u.state, u.address
  ) form
)
from users u
where u.id = m.user_id and u.status = 'pending' and m.purpose = 'activate';
