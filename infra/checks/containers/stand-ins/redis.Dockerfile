FROM pehchan-base:sid
RUN mkdir -p /data && chown redis:redis /data
WORKDIR /data
VOLUME /data
CMD ["redis-server"]
