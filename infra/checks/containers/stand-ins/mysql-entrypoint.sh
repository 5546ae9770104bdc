# The part of the official entrypoint that the compose file uses, with the same variables.
set -eo pipefail

docker_process_sql() {
  MYSQL_PWD="${root_password_set:+$root_password}" mysql --defaults-file=/etc/my.cnf -u root "$@"
}

create_database() {
  mysqld --defaults-file=/etc/my.cnf --initialize-insecure
  mysqld --defaults-file=/etc/my.cnf --skip-networking &
  local server=$!
  until mysqladmin --defaults-file=/etc/my.cnf -u root ping >/dev/null 2>&1; do sleep 0.3; done
  root_password="$(cat "$MYSQL_ROOT_PASSWORD_FILE")"
  docker_process_sql <<SQL
ALTER USER 'root'@'localhost' IDENTIFIED BY '$root_password';
CREATE DATABASE \`$MYSQL_DATABASE\`;
CREATE USER '$MYSQL_USER'@'%' IDENTIFIED BY '$(cat "$MYSQL_PASSWORD_FILE")';
GRANT ALL ON \`$MYSQL_DATABASE\`.* TO '$MYSQL_USER'@'%';
SQL
  root_password_set=1
  if [ "${MYSQL_ROOT_HOST:-%}" != localhost ]; then
    docker_process_sql <<SQL
CREATE USER 'root'@'${MYSQL_ROOT_HOST:-%}' IDENTIFIED BY '$root_password';
GRANT ALL ON *.* TO 'root'@'${MYSQL_ROOT_HOST:-%}' WITH GRANT OPTION;
SQL
  fi
  for file in /docker-entrypoint-initdb.d/*.sh; do . "$file"; done
  kill "$server"
  wait "$server"
}

[ -d /var/lib/mysql/mysql ] || create_database
exec "$@"
