-- People are found by their address, too: `users_words`, which is built beside the migrations, has that as well.
DROP INDEX IF EXISTS "users_search";
