#!/bin/bash
# Runs on a new volume. One user makes tables; the second one only serves, with rights on each table.
docker_process_sql --database=mysql <<SQL
GRANT ALL ON \`pehchan\`.* TO 'pehchan'@'%' WITH GRANT OPTION;
CREATE USER IF NOT EXISTS 'pehchan_api'@'%' IDENTIFIED BY '$(tr -d '\n' <"${MYSQL_API_PASSWORD_FILE:-/run/secrets/mysql_api_password}")';
GRANT USAGE ON *.* TO 'pehchan_api'@'%';
SQL
