FROM pehchan-base:sid
COPY --chmod=755 adduser.sh /usr/local/sbin/adduser
RUN mkdir -p /config/caddy /data/caddy /etc/caddy && setcap cap_net_bind_service=+ep /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
VOLUME /config /data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
