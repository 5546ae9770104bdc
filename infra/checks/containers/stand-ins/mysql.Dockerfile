FROM pehchan-base:sid
COPY mysql-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
COPY my.cnf /etc/my.cnf
RUN useradd -r -U -M mysql \
  && mkdir -p /docker-entrypoint-initdb.d /var/lib/mysql /var/lib/mysql-files /run/mysqld /etc/mysql/conf.d \
  && chown mysql:mysql /var/lib/mysql /var/lib/mysql-files /run/mysqld && chmod 1777 /run/mysqld
VOLUME /var/lib/mysql
ENTRYPOINT ["bash", "/usr/local/bin/docker-entrypoint.sh"]
CMD ["mysqld", "--defaults-file=/etc/my.cnf"]
