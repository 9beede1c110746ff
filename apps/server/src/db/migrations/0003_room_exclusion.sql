ALTER TABLE "room_requests" ADD CONSTRAINT "room_requests_no_overlap"
  EXCLUDE USING gist ("institute_id" WITH =, "room_key" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
  WHERE ("status" = 'Approved');
